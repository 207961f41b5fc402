import { stringify } from 'csv-stringify/sync'
import { personName } from '#company/people-names.ts'
import { createRandom, type Random } from '#company/random.ts'
import { JOB_NAMES, JOBS } from '#resources/members/rules.ts'
import type { Language, Words } from '#shared/messages.ts'

type Sample = {
  rows: number
  language: Language
  teams: readonly Words[]
  takenEmail: string
  /** The newest import that stands, if there is one. Each has people of its own, so that the file can be imported again. */
  importId: number | undefined
}

type Cells = {
  nameEn: string
  nameZh: string
  email: string
  team: string
  job: string
  joinedOn: string
  remark: string
}
/** The heads of the columns, in both languages. */
export const SAMPLE_HEADS: Record<keyof Cells, Words> = {
  nameEn: { en: 'Full name', zh: '英文姓名' },
  nameZh: { en: 'Chinese name', zh: '中文姓名' },
  email: { en: 'E-mail', zh: '電子郵件' },
  team: { en: 'Department', zh: '部門' },
  job: { en: 'Job', zh: '職務' },
  joinedOn: { en: 'Start date', zh: '到職日' },
  remark: { en: 'Remarks', zh: '備註' },
}
const MOON: Words = { en: 'Moon Base', zh: '月球基地' }
const REMARK: Words = { en: 'Moved, "see letter"', zh: '搬遷,詳見「來函」' }

/** Typical mistakes in such files. Each is at a fixed position in every hundred rows, so their number is known. */
const MISTAKES: Record<number, (row: Cells, before: Cells | undefined, sample: Sample) => Partial<Cells>> = {
  7: ({ email }) => ({ email: email.replace('@', ' at ') }),
  19: () => ({ nameZh: '' }),
  31: () => ({ joinedOn: '2026-02-31' }),
  43: ({ email }, before) => ({ email: before?.email.toUpperCase() ?? email }),
  58: (_, __, { language }) => ({ team: MOON[language] }),
  74: () => ({ job: 'Astronaut' }),
  86: (_, __, { takenEmail: email }) => ({ email }),
}

/** How many rows are in memory at once. */
const ROWS_A_PART = 200

/**
 * Generates a file of members as another office might send it, in chunks: CR LF line endings, quoted cells, a
 * superfluous column, and seven mistakes per hundred rows. The same arguments give the same file.
 */
export function* writeSample(sample: Sample): Generator<string> {
  const random = createRandom('import sample')
  yield textOf([Object.values(SAMPLE_HEADS).map(head => head[sample.language])])
  let before: Cells | undefined
  for (let start = 0; start < sample.rows; start += ROWS_A_PART) {
    const rows: Cells[] = []
    for (let place = start; place < Math.min(start + ROWS_A_PART, sample.rows); place++) {
      const row = rowAt(place, sample, random)
      before = { ...row, ...MISTAKES[place % 100]?.(row, before, sample) }
      rows.push(before)
    }
    yield textOf(rows.map(row => Object.values(row)))
  }
}

const textOf = (rows: string[][]) => stringify(rows, { record_delimiter: 'windows' })

function rowAt(place: number, { language, teams, importId }: Sample, random: Random): Cells {
  const { name_en: nameEn, name_zh: nameZh } = personName(random)
  const number = importId === undefined ? `${place + 1}` : `${importId}-${place + 1}`
  return {
    nameEn,
    nameZh,
    email: `${nameEn.toLowerCase().replace(/[^a-z]+/g, '.')}.${number}@newcomers.example`,
    team: random.pick(teams)[language],
    job: JOB_NAMES[random.pick(JOBS.slice(1))][language],
    joinedOn: Temporal.PlainDate.from('2026-09-01')
      .add({ days: random.int(0, 59) })
      .toString(),
    remark: place % 10 === 0 ? REMARK[language] : '',
  }
}
