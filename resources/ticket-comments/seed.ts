import { END, isoOf, officeMinutesLater } from '#company/calendar.ts'
import { createRandom } from '#company/random.ts'
import { defineCompanyRows, type RowOf, unchanged } from '#company/rows.ts'

const AUTHORS = ['admin', 'operator'] as const

/** What two colleagues write while they work on a ticket. The company works in both languages. */
const THREADS: readonly (readonly string[])[] = [
  ['我先打電話問客人方便的時間。', 'She is at home after six.'],
  ['Asked for a photo of the damage.', '照片收到了，轉給維修組看。', 'Thanks, I’ll take it from here.'],
  ['倉庫有庫存，今天可以出貨。'],
  ['The manufacturer answers within two days.', '好，我先回覆客人目前的進度。'],
  ['客人問能不能改到門市取貨。', 'Yes, Taichung has room for it.', '已通知客人。'],
]

/** Comments on half of the tickets that somebody works on, from when each was taken. */
export const companyRows = defineCompanyRows(['ticket_comment'], ({ rows }) => {
  const random = createRandom('ticket-comments')
  const comments: RowOf<'ticket_comment'>[] = []
  for (const { id, status, updated_at } of rows('support_ticket')) {
    if ((status !== 'in-progress' && status !== 'waiting') || random.chance(0.5)) continue
    const first = random.int(0, 1)
    let at = Date.parse(updated_at)
    for (const [turn, text] of random.pick(THREADS).entries()) {
      at = officeMinutesLater(at, random.int(5, 90))
      if (at >= END) break
      comments.push({
        id: comments.length + 1,
        ticket_id: id,
        author: AUTHORS[(first + turn) % 2] ?? AUTHORS[0],
        text,
        created_at: isoOf(at),
        ...unchanged(isoOf(at)),
        deleted_at: null,
      })
    }
  }
  return { ticket_comment: comments }
})
