/** The id of the place where a question stands. */
export const QUESTION = "question";
