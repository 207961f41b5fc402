import type { Page } from '@playwright/test'

const ROLES = /getByRole\('(\w+)'(?:, \{ name: (?:'((?:[^'\\]|\\.)*)'|\/[^}]*?\/\w*))?/g
/** What Playwright says about itself. */
const NOISE = /^(expect\(.*\) failed|Timeout: +\d+ms|Error: element\(s\) not found)$/
/** So many names are enough to see what is there. */
const MAX_NAMES = 12

/** Says what was wrong: what the check expected, and what the page shows instead. */
export async function explain(page: Page, error: unknown): Promise<string> {
  const raw = error instanceof Error ? error.message : String(error)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the codes of colours.
  const text = raw.replace(/\u001B\[[\d;]*m/g, '')
  const missing = /element\(s\) not found|Timeout \d+ms exceeded/.test(text) ? await describe(page, text) : []
  const lines = text.split('\n')
  const end = lines.findIndex(line => /^\s*(Call log:|at )/.test(line))
  const said = lines
    .slice(0, end < 0 ? lines.length : end)
    .map(line => line.trim())
    .filter(line => !NOISE.test(line))
  // An action names its element only in its log.
  const waiting = /waiting for .*/.exec(text)?.[0]
  if (waiting && !text.includes('Locator:')) said.push(waiting)
  return [...missing, ...said].filter(Boolean).join('\n')
}

/** What the page shows in place of an element that was not found. */
async function describe(page: Page, text: string): Promise<string[]> {
  const locator = /(?:Locator|waiting for):? ?(.*)/.exec(text)?.[1] ?? ''
  const wanted = [...locator.matchAll(ROLES)].map(([, role = '', name]) => ({ role, name }))
  const shown = await elementsOn(page)
  const namesOf = (role: string) => shown.filter(one => one.role === role).map(({ name }) => name)
  const absent = wanted.find(({ role }) => namesOf(role).length === 0)
  if (absent) return [`The page shows no ${absent.role}. ${listShown(shown)}`]
  const last = wanted.at(-1)
  if (last?.name === undefined || namesOf(last.role).includes(last.name)) return []
  return [`There is no ${last.role} “${last.name}”. ${listOf(`The page has the ${last.role}`, namesOf(last.role))}`]
}

type Shown = { role: string; name: string }

async function elementsOn(page: Page): Promise<Shown[]> {
  const snapshot = await page
    .locator('body')
    .ariaSnapshot({ timeout: 1_000 })
    .catch(() => '')
  return [...snapshot.matchAll(/^\s*- '?(\w+)(?: "([^"]*)")?/gm)].map(([, role = '', name = '']) => ({ role, name }))
}

/** “It shows heading “Kata”.” */
export const whatItShows = async (page: Page): Promise<string> => listShown(await elementsOn(page))

const listShown = (shown: readonly Shown[]) =>
  listOf(
    'It shows',
    shown.filter(({ name }) => name).map(({ role, name }) => `${role} “${name}”`),
  )

function listOf(beginning: string, names: readonly string[]): string {
  const unique = [...new Set(names)].filter(Boolean)
  const more = unique.length > MAX_NAMES ? ', …' : ''
  return unique.length === 0
    ? `${beginning} nothing with a name.`
    : `${beginning} ${unique.slice(0, MAX_NAMES).join(', ')}${more}.`
}
