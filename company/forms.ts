import type { GivenAnswers } from '#resources/form-answers/rules.ts'
import type { FormDesign } from '#resources/forms/contract.ts'
import { BEGIN, DAY_MS, isoOf } from './calendar.ts'
import { TRIP_VERSIONS, VOLUNTEERS } from './form-designs.ts'
import { createRandom, type Random } from './random.ts'
import { type RowOf, unchanged } from './rows.ts'

const AUTHOR = 'operator'
/** The days after the beginning on which the two versions were published, and how many answers each has. */
const PUBLISHED = [100, 300] as const
const ANSWERS = [14, 22] as const

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

const columnsOf = ({ title, fields }: FormDesign) => ({
  title_en: title.en,
  title_zh: title.zh,
  fields: JSON.stringify(fields),
})

function answerTo(version: 1 | 2, at: number, random: Random): GivenAnswers {
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

/** What customers are asked after a trip, in two versions with answers to both; and a form that is not finished. */
export function makeForms() {
  const random = createRandom('forms')
  const [first, second] = TRIP_VERSIONS
  const moments = PUBLISHED.map(day => BEGIN + day * DAY_MS)
  const form = (id: number, design: FormDesign, latest: number | null, at: number): RowOf<'form'> => ({
    id,
    ...columnsOf(design),
    is_closed: 0,
    latest,
    deleted_at: null,
    ...unchanged(isoOf(at)),
  })
  const versions: RowOf<'form_version'>[] = [first, second].map((design, index) => ({
    form_id: 1,
    number: index + 1,
    ...columnsOf(design),
    account: AUTHOR,
    published_at: isoOf(moments[index] ?? BEGIN),
  }))
  const sent = ([1, 2] as const).flatMap(version =>
    Array.from({ length: ANSWERS[version - 1] ?? 0 }, (_, place) => ({
      version,
      at: (moments[version - 1] ?? BEGIN) + (7 + place * 3) * DAY_MS + random.int(0, 28_000) * 1000,
    })),
  )
  const answers: RowOf<'form_answer'>[] = sent.map(({ version, at }, index) => ({
    id: index + 1,
    form_id: 1,
    form_version: version,
    answers: JSON.stringify(answerTo(version, at, random)),
    account: AUTHOR,
    created_at: isoOf(at),
    ...unchanged(isoOf(at)),
  }))
  return { forms: [form(1, second, 2, moments[1] ?? BEGIN), form(2, VOLUNTEERS, null, BEGIN)], versions, answers }
}
