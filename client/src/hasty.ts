// Double clicks out of habit: the button that appears where the first click was belongs to another question.

/** Keep the second click of a double click on a question's buttons from answering another one; returns how to stop. */
export function slowDown(question: () => string | null): () => void {
  let first: string | null = null; // the question at the first click
  const click = (event: MouseEvent): void => {
    if (event.detail < 2) {
      first = question();
    } else if (question() !== first && event.target instanceof Element && event.target.closest("[data-keep-clear]")) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  addEventListener("click", click, true);
  return () => removeEventListener("click", click, true);
}
