import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

// A choice of one among several, however it is built: a select, an ARIA combobox or listbox, or radio buttons.

type Within = Page | Locator
/** What can be chosen: how it is named on the page and, in a select, its value. */
type Option = { text: string; value: string }

const LIST_MS = 500

/** Finds the control of a choice by its name. Throws if the page shows none. */
export async function findChoice(within: Within, name: string): Promise<Locator> {
  const by = (role: 'combobox' | 'listbox' | 'radiogroup' | 'group') => within.getByRole(role, { name, exact: true })
  const page = 'page' in within ? within.page() : within
  const radios = by('group').filter({ has: page.getByRole('radio') })
  const control = by('combobox').or(by('listbox')).or(by('radiogroup')).or(radios).first()
  await expect(control)
    .toBeVisible()
    .catch(() => {
      throw new Error(
        `The page shows no choice ${name}: no select, combobox, listbox or group of radio buttons has this name.`,
      )
    })
  return control
}

/** Compares texts as a reader does: `in-progress` is “In progress”. */
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const kindOf = (control: Locator) =>
  control.evaluate(element => {
    if (element instanceof HTMLSelectElement) return 'select'
    const role = element.getAttribute('role')
    return role === 'listbox' ? 'list' : role === 'combobox' ? 'combobox' : 'radios'
  })

/** The elements of the options, which a combobox shows only while it is open. */
async function open(control: Locator): Promise<Locator> {
  switch (await kindOf(control)) {
    case 'select':
      return control.locator('option')
    case 'radios':
      return control.getByRole('radio')
    case 'list':
      return control.getByRole('option')
    case 'combobox': {
      const list = control.page().getByRole('listbox').filter({ visible: true }).last()
      const isOpen = () =>
        list.waitFor({ timeout: LIST_MS }).then(
          () => true,
          () => false,
        )
      if ((await control.getAttribute('aria-expanded')) !== 'true') await control.click()
      if (!(await isOpen())) await control.press('ArrowDown')
      return list.getByRole('option')
    }
  }
}

const read = (options: Locator): Promise<Option[]> =>
  options.evaluateAll(elements =>
    elements.map(element => {
      const field = element instanceof HTMLInputElement ? element : null
      const text = element.getAttribute('aria-label') ?? field?.labels?.[0]?.textContent ?? element.textContent ?? ''
      return { text: text.trim(), value: element.getAttribute('value') ?? '' }
    }),
  )

/** The one that is meant by its text, its value, or the beginning of its text. -1 if there is none, or if there are several. */
function find(options: readonly Option[], wanted: string): number {
  const isMeant = ({ text, value }: Option) => [text, value].some(one => fold(one) === fold(wanted))
  const exact = options.findIndex(isMeant)
  if (exact >= 0) return exact
  const begin = options.flatMap(({ text }, index) => (fold(text).startsWith(fold(wanted)) ? [index] : []))
  return begin.length === 1 ? (begin[0] ?? -1) : -1
}

/** Chooses an option by its text, such as `Buyer`. The API's word `buyer` is right, too. */
export async function choose(within: Within, name: string, wanted: string): Promise<void> {
  const control = await findChoice(within, name)
  const options = await open(control)
  let found: Option[] = []
  const isOffered = async () => {
    found = await read(options)
    return find(found, wanted) >= 0
  }
  // Options may arrive later than the control.
  await expect
    .poll(isOffered)
    .toBe(true)
    .catch(() => {
      throw new Error(`The choice ${name} has no option ${wanted}, but ${listOf(found)}.`)
    })
  const index = find(found, wanted)
  const kind = await kindOf(control)
  if (kind === 'select') await control.selectOption({ index })
  else if (kind === 'radios') await options.nth(index).check()
  else await options.nth(index).click()
}

const listOf = (options: readonly Option[]) =>
  options.length === 0 ? 'none at all' : options.map(({ text }) => text).join(', ')

/** Expects that this option is chosen. */
export async function expectChosen(within: Within, name: string, wanted: string): Promise<void> {
  const control = await findChoice(within, name)
  const chosen = async (): Promise<Option[]> => {
    switch (await kindOf(control)) {
      case 'select':
        return read(control.locator('option:checked'))
      case 'radios':
        return read(control.getByRole('radio', { checked: true }))
      case 'list':
        return read(control.getByRole('option', { selected: true }))
      case 'combobox':
        return control.evaluate(element => {
          const text = element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')
          return [{ text: text.trim(), value: '' }]
        })
    }
  }
  const isChosen = async () => {
    const options = await chosen()
    return find(options, wanted) >= 0 ? wanted : listOf(options)
  }
  await expect.poll(isChosen, `the choice in ${name}`).toBe(wanted)
}
