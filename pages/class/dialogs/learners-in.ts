import * as z from 'zod/mini'
import { NewLearner } from '#resources/classes/contract.ts'

type Line = z.infer<typeof NewLearner> & { line: number }

/** The learners in lines of account and name, such as `anna.lin,Anna Lin`, or the number of the first line that is wrong. */
export function learnersIn(text: string): { learners: Line[]; wrong: number | null } {
  const learners: Line[] = []
  for (const [index, line] of text.replace('\uFEFF', '').split(/\r?\n/).entries()) {
    const [account = '', ...rest] = line.split(',')
    // A head, or nothing.
    if (line.trim() === '' || (learners.length === 0 && account.trim().toLowerCase() === 'account')) continue
    const name = rest
      .join(',')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
    const { data } = z.safeParse(NewLearner, { account: account.trim(), name })
    if (!data) return { learners, wrong: index + 1 }
    learners.push({ ...data, line: index + 1 })
  }
  return { learners, wrong: null }
}
