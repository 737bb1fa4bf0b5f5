// A double click by habit: the button that comes where the first click was belongs to another question.

/** Let the second click of a double click on the buttons of a question answer no other one; returns how to stop. */
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
