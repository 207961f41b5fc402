/** Beside the page, on the sheet. */
export const PANE_ID = 'pane'

let host: HTMLElement | undefined

/** The element that panes are rendered into. A page may open one before the frame has its place for it. */
export function paneHost(): HTMLElement {
  host ??= document.createElement('div')
  return host
}

/** Puts the panes into their place, or at the end of the document if there is no frame. */
export const placePanes = (): void => {
  const place = document.getElementById(PANE_ID) ?? document.body
  place.append(paneHost())
}
