import { answerCsv, csvHead, csvRows, zoned } from '#server/http/csv.ts'
import type { Language } from '#shared/messages.ts'
import type { ClassProgress } from './contract.ts'
import { cellOf } from './rules.ts'

const HEADS = {
  en: ['Account', 'Name', 'Solved', 'Hand raised', 'Page', 'Last seen', 'Bugs found'],
  zh: ['帳號', '姓名', '已完成', '舉手時間', '頁面', '最後出現', '找到的 bug'],
}

/** What a cell says: when the task was solved, or how often it was tried without success. */
function textOf({ tries, at }: ReturnType<typeof cellOf>, zone: string): string {
  return tries > 0 ? `(${tries})` : zoned(at, zone)
}

/** The matrix as CSV: a line per learner, a column per task. */
export function answerClassCsv(
  name: string,
  { tasks, learners }: ClassProgress,
  { language, zone }: { language: Language; zone: string },
) {
  const head = [...HEADS[language], ...tasks.map(({ page, title }) => `${page} ${title[language]}`)]
  const lines = learners.map(learner => {
    const cells = new Map(learner.cells.map(cellOf).map(cell => [cell.index, textOf(cell, zone)]))
    const when = (at: string | null) => (at === null ? '' : zoned(at, zone))
    const own = [learner.account, learner.name, String(learner.solved), when(learner.handAt), learner.page ?? '']
    const found = learner.hunt ? `${learner.hunt.found} / ${learner.hunt.bugs}` : ''
    return [...own, when(learner.seenAt), found, ...tasks.map((_, index) => cells.get(index) ?? '')]
  })
  async function* text() {
    yield csvHead(head)
    yield csvRows(lines)
  }
  return answerCsv(fileNameOf(name), text())
}

/** Headers are ASCII. */
const fileNameOf = (name: string) => `class-${name.replace(/[^\w]+/g, '-').toLowerCase()}`.replace(/-$/, '')
