import { DAY_MS, isoOf } from '#company/calendar.ts'
import { createRandom, type Random } from '#company/random.ts'
import { defineCompanyRows, unchanged } from '#company/rows.ts'
import type { KeptAnswers } from './rules.ts'

/** The number of answers to each version of the survey. */
const COUNTS = [14, 22] as const

const COMMENTS = [
  '風景很好，下次想走長一點的路線。',
  'The view was worth every step.',
  '集合時間可以再晚半小時。',
  '',
  'More breaks, please.',
  '領隊很細心，謝謝！',
  '',
]
const GUIDES = ['林怡君', '陳志明', 'Amy Wu', '']
const GEAR = ['otent000', 'obag0000', 'ostove00', 'opoles00']

function answerTo(version: number, at: number, random: Random): KeptAnswers {
  const comment = random.pick(COMMENTS)
  const both = {
    ftripday: isoOf(at - random.int(1, 6) * DAY_MS).slice(0, 10),
    fdifficu: random.pick(['oeasy001', 'omedium1', 'omedium1', 'ohard001']),
    ...(comment && { fcomment: comment }),
  }
  if (version === 1) {
    const guide = random.pick(GUIDES)
    return { ...both, ...(guide && { fguide00: guide }) }
  }
  const gear = GEAR.filter(() => random.chance(0.35))
  return {
    ...both,
    fstars00: random.pick([3, 4, 4, 5, 5]),
    ...(gear.length > 0 && { fgear000: gear }),
    ...(random.chance(0.8) && { fagain00: random.chance(0.85) }),
  }
}

export const companyRows = defineCompanyRows(['form_answer'], ({ rows }) => {
  const random = createRandom('forms')
  const sent = rows('form_version').flatMap(({ form_id, number, account, published_at }, index) =>
    Array.from({ length: COUNTS[index] ?? 0 }, (_, place) => ({
      form_id,
      form_version: number,
      account,
      at: Date.parse(published_at) + (7 + place * 3) * DAY_MS + random.int(0, 28_000) * 1000,
    })),
  )
  const form_answer = sent.map(({ at, ...answer }, index) => ({
    id: index + 1,
    ...answer,
    answers: JSON.stringify(answerTo(answer.form_version, at, random)),
    created_at: isoOf(at),
    ...unchanged(isoOf(at)),
  }))
  return { form_answer }
})
