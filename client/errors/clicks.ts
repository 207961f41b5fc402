import { noteStep } from '#client/state/steps.ts'
import { MAX_STEP_LENGTH } from '#resources/error-reports/rules.ts'

const CONTROL = 'button, a[href], summary, input, select, textarea, [role], [contenteditable]'
/** Roles whose content is the label. That of other roles is data, or what the operator typed. */
const NAMED_BY_CONTENT = /^(?:button|link|tab|option|switch|checkbox|radio|menuitem(?:checkbox|radio)?)$/
const NAME_LENGTH = Math.min(80, MAX_STEP_LENGTH)

/** Notes which controls the operator clicks, also by keyboard: their role and accessible name, never their value. */
export function noteClicks(): void {
  const handleClick = ({ target }: MouseEvent) => {
    const control = target instanceof Element ? target.closest(CONTROL) : null
    if (control) noteStep({ type: 'click', role: roleOf(control), name: nameOf(control) })
  }
  addEventListener('click', handleClick, { capture: true, passive: true })
}

export function roleOf(control: Element): string {
  const role = control.getAttribute('role')
  if (role) return role.slice(0, 40)
  if (control instanceof HTMLInputElement) {
    const { type } = control
    if (type === 'checkbox' || type === 'radio') return type
    return /^(?:button|submit|reset|image)$/.test(type) ? 'button' : 'textbox'
  }
  return ROLES[control.tagName] ?? 'textbox'
}
const ROLES: Record<string, string> = { A: 'link', BUTTON: 'button', SUMMARY: 'button', SELECT: 'combobox' }

export function nameOf(control: Element): string {
  const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  // All elements with labels have the same property.
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : []
  const named = [...ids.map(id => document.getElementById(id)), ...labels]
  const content = NAMED_BY_CONTENT.test(roleOf(control)) ? control.textContent : ''
  const name = control.getAttribute('aria-label') ?? (named.map(one => one?.textContent).join(' ') || content)
  return name.replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH)
}
