/** Marks a field as wrong, and describes it by the message below the fields; or takes that back. */
export function mark(input: HTMLInputElement, isWrong: boolean): void {
  input.ariaInvalid = isWrong ? 'true' : null
  if (isWrong) input.setAttribute('aria-describedby', 'login-message')
  else input.removeAttribute('aria-describedby')
}
