import { reportError } from '#client/errors/report.ts'
import { importAgain } from '#client/loading/import-again.ts'

const loadList = importAgain(() => import('./select-list.ts'))
let list: Awaited<ReturnType<typeof loadList>> | undefined
/** Pressed while the code is on its way. Further presses are impatience. */
let waiting: HTMLSelectElement | null = null
const OPENING = /^(?:Arrow(?:Down|Up)|Enter| |F4)$/

/**
 * Gives every select of the document our list instead of the browser's. It stays HTML's select: with its name, value and
 * label, and with the keys that change it while it is closed.
 */
export function ownSelects(): void {
  // Before any handler of a page, such as the keys of a grid.
  document.addEventListener('mousedown', event => event.button === 0 && handle(event), { capture: true })
  document.addEventListener(
    'keydown',
    event => OPENING.test(event.key) && !event.ctrlKey && !event.metaKey && handle(event),
    { capture: true },
  )
}

function handle(event: Event) {
  const select = event.target
  if (!(select instanceof HTMLSelectElement) || select.multiple || select.size > 1 || select.disabled) return
  event.preventDefault()
  event.stopPropagation()
  // Once loaded it opens at once, so that it receives the next key.
  if (list) return list.toggleList(select)
  waiting = select
  select.focus({ preventScroll: true })
  const end = (show: () => void) => {
    if (waiting !== select) return
    waiting = null
    // Whoever has gone on meanwhile keeps the focus.
    if (document.activeElement === select) show()
  }
  loadList().then(
    loaded => {
      list = loaded
      end(() => loaded.toggleList(select))
    },
    error => {
      reportError(error, 'chunk')
      // Offline, for example. The browser's list is better than none.
      end(() => select.showPicker())
    },
  )
}
