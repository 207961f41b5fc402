import type { BrowserContext } from '@playwright/test'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'
import { PATIENCE_MS } from './expect.ts'
import { explain } from './explain.ts'

/** `saw` is what was wrong. A requirement can't be tried if one that it needs is not met. */
export type Verdict = { requirement: Requirement } & (
  | { outcome: 'met' }
  | { outcome: 'unmet'; saw: string }
  | { outcome: 'untried'; needs: string }
)

type Case = {
  context: BrowserContext
  /** The URL of the front end. */
  address: string
  call: Call
}

/** Tries one requirement after the other, each on a page of its own. `only` names those to try, whatever they need. */
export async function* judge(
  requirements: readonly Requirement[],
  { context, address, call }: Case,
  only?: readonly string[],
): AsyncGenerator<Verdict> {
  context.setDefaultTimeout(PATIENCE_MS)
  const met = new Set<string>()
  for (const requirement of requirements.filter(({ id }) => only?.includes(id) ?? true)) {
    const missing = only ? undefined : needsOf(requirement, requirements).find(id => !met.has(id))
    if (missing !== undefined) {
      yield { requirement, outcome: 'untried', needs: missing }
      continue
    }
    const page = await context.newPage()
    const open = async (query = '') => void (await page.goto(address + query))
    const saw = await requirement.check({ page, call, open }).then(
      () => null,
      error => explain(page, error),
    )
    await page.close()
    if (saw === null) met.add(requirement.id)
    yield saw === null ? { requirement, outcome: 'met' } : { requirement, outcome: 'unmet', saw }
  }
}

/** The first requirement is that the page shows something, so all others need it. */
function needsOf({ id, needs = [] }: Requirement, [first]: readonly Requirement[]): readonly string[] {
  return first && first.id !== id ? [first.id, ...needs] : []
}
