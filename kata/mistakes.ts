import { findKatas } from './brief.ts'
import type { PageMistake } from './kata.ts'
import { solutionOf, withoutComments } from './solutions.ts'

export type Mistake = PageMistake & { page: string }

async function findMistakes(page: string): Promise<Mistake[]> {
  const { mistakes }: { mistakes: readonly PageMistake[] } = await import(`#kata/${page}/mistakes.ts`)
  return mistakes.map(mistake => ({ page, ...mistake }))
}

export const MISTAKES: readonly Mistake[] = (await Promise.all(findKatas().map(findMistakes))).flat()

export const mistakesOf = (page: string): Mistake[] => MISTAKES.filter(mistake => mistake.page === page)

/** Our solution with this mistake. */
export function withMistake({ page, template, edits }: Pick<Mistake, 'page' | 'template' | 'edits'>): string {
  let code = solutionOf(page, template)
  for (const [from, to] of edits) {
    if (code.split(from).length !== 2) throw new Error(`The solution of ${page} must contain this once: ${from}`)
    code = code.replace(from, () => to)
  }
  return code
}

/** What a learner begins with who mends a mistake, and what it looks like without the mistake. */
export const toMend = (mistake: Mistake): { broken: string; mended: string } => ({
  broken: withoutComments(withMistake(mistake)),
  mended: withoutComments(solutionOf(mistake.page, mistake.template)),
})
