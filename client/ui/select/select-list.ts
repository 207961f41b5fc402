import look from '#client/ui/look.module.css'
import { foldText } from '#shared/text/fold-text.ts'
import styles from './select-list.module.css'

const GAP_PX = 4
const MARGIN_PX = 8
/** Letters that follow each other faster than this are one word. */
const WORD_MS = 500
const PAGE = 10

let opened: { select: HTMLSelectElement; close: (returnsFocus: boolean) => void } | null = null

/**
 * Opens the list of a select, or closes it: ARIA's listbox, which has the focus while it is open. Arrow keys, Home, End,
 * Page Up, Page Down and typed letters go to an option, Enter and Space choose it, Escape and Tab don't.
 */
export function toggleList(select: HTMLSelectElement): void {
  const wasOpen = opened?.select === select
  opened?.close(true)
  if (!wasOpen && select.isConnected && !select.disabled) open(select)
}

function open(select: HTMLSelectElement) {
  const list = element('listbox')
  list.className = `${look.over} ${styles.list}`
  list.popover = 'manual'
  list.tabIndex = -1
  list.setAttribute('aria-label', nameOf(select))
  const options: { option: HTMLOptionElement; shown: HTMLElement }[] = []
  const add = (option: HTMLOptionElement, to: HTMLElement) => {
    if (option.hidden) return
    const shown = element('option')
    shown.className = `${look.entry} ${look.ellipsis}`
    shown.id = `option-${options.length}-of-select`
    shown.textContent = option.text
    shown.setAttribute('aria-selected', String(option.selected))
    if (option.disabled) shown.setAttribute('aria-disabled', 'true')
    shown.addEventListener('click', () => choose(option))
    to.append(shown)
    options.push({ option, shown })
  }
  for (const child of select.children) {
    if (child instanceof HTMLOptionElement) add(child, list)
    if (!(child instanceof HTMLOptGroupElement)) continue
    const [group, heading] = [element('group'), element('presentation')]
    group.setAttribute('aria-label', child.label)
    heading.textContent = child.label
    heading.className = `${look.note} ${look.nowrap}`
    heading.dataset.pad = '8'
    group.append(heading)
    list.append(group)
    for (const option of child.children) if (option instanceof HTMLOptionElement) add(option, group)
  }

  let active = -1
  let word = ''
  let typedAt = 0
  const last = options.length - 1
  function activate(index: number) {
    options[active]?.shown.removeAttribute('data-active')
    active = Math.max(0, Math.min(index, last))
    const shown = options[active]?.shown
    if (!shown) return
    shown.dataset.active = ''
    list.setAttribute('aria-activedescendant', shown.id)
    shown.scrollIntoView({ block: 'nearest' })
  }
  function find(letter: string, atMs: number) {
    if (atMs - typedAt > WORD_MS) word = ''
    typedAt = atMs
    word += foldText(letter)
    // The same letter again goes to the next option that begins with it.
    const isRepeated = [...word].every(one => one === word[0])
    const wanted = isRepeated ? (word[0] ?? '') : word
    const from = active + (isRepeated ? 1 : 0)
    const inOrder = options.map((_, at) => (from + at) % options.length)
    const found = inOrder.find(at => foldText(options[at]?.shown.textContent ?? '').startsWith(wanted))
    if (found !== undefined) activate(found)
  }
  function choose(option: HTMLOptionElement | undefined) {
    if (!option || option.disabled) return
    close(true)
    if (option.selected) return
    option.selected = true
    // What the browser sends when one chooses in its own list.
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  }
  function close(returnsFocus: boolean) {
    if (opened?.close !== close) return
    opened = null
    gone.abort()
    list.remove()
    select.removeAttribute('aria-expanded')
    if (returnsFocus) select.focus({ preventScroll: true })
  }

  const gone = new AbortController()
  const { signal } = gone
  list.addEventListener('keydown', event => {
    // Not for the page, its shortcuts, or the dialog that the select is in.
    event.stopPropagation()
    const { key, timeStamp } = event
    const isTyping = timeStamp - typedAt < WORD_MS && word !== ''
    if (key === 'Tab') return close(true)
    if (key === 'Escape' || key === 'F4') close(true)
    else if (key === 'Enter' || (key === ' ' && !isTyping)) choose(options[active]?.option)
    else if (key === 'ArrowDown') activate(active + 1)
    else if (key === 'ArrowUp') activate(active - 1)
    else if (key === 'PageDown') activate(active + PAGE)
    else if (key === 'PageUp') activate(active - PAGE)
    else if (key === 'Home') activate(0)
    else if (key === 'End') activate(last)
    else if ([...key].length === 1 && !event.ctrlKey && !event.metaKey) find(key, timeStamp)
    else return
    event.preventDefault()
  })
  // A press in the list is not one on what it stands in, such as a row or a label.
  for (const type of ['pointerdown', 'mousedown', 'click'] as const)
    list.addEventListener(type, event => {
      event.stopPropagation()
      if (type !== 'pointerdown') event.preventDefault()
    })
  list.addEventListener('focusout', () => close(false))
  addEventListener('resize', () => close(true), { signal })
  addEventListener('scroll', event => event.target !== list && close(true), { signal, capture: true })

  // Where it has the colours of its surroundings, and belongs to the dialog or popover around it.
  select.parentElement?.append(list)
  select.focus({ preventScroll: true })
  opened = { select, close }
  select.setAttribute('aria-expanded', 'true')
  list.showPopover()
  place(list, select)
  list.focus({ preventScroll: true })
  activate(
    Math.max(
      0,
      options.findIndex(({ option }) => option.selected),
    ),
  )
}

/** Below the select if there is room, or where there is more. */
function place(list: HTMLElement, select: HTMLElement) {
  const { left, top, bottom, width } = select.getBoundingClientRect()
  list.style.minWidth = `${width}px`
  const [below, above] = [innerHeight - bottom, top].map(room => room - GAP_PX - MARGIN_PX) as [number, number]
  const isBelow = list.offsetHeight <= below || below >= above
  list.style.maxHeight = `${isBelow ? below : above}px`
  list.style[isBelow ? 'top' : 'bottom'] = `${(isBelow ? bottom : innerHeight - top) + GAP_PX}px`
  const right = document.documentElement.clientWidth - list.offsetWidth - MARGIN_PX
  list.style.left = `${Math.max(MARGIN_PX, Math.min(left, right))}px`
}

/** The label's text, without the options of a select inside it. */
function nameOf(select: HTMLSelectElement): string {
  const [label] = select.labels
  const texts = [...(label?.childNodes ?? [])].filter(node => !node.contains(select)).map(node => node.textContent)
  return select.getAttribute('aria-label') ?? texts.join('').trim()
}

function element(role: string): HTMLElement {
  const made = document.createElement('div')
  made.setAttribute('role', role)
  return made
}
