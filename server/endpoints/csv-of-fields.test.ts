import { expect, test } from 'vitest'
import { defineFields } from '#shared/fields.ts'
import { csvOfFields } from './csv-of-fields.ts'

const titled = (en: string) => ({ title: { en, zh: `${en} zh` } })
const fields = defineFields({
  id: { kind: 'id', ...titled('Id') },
  name: { kind: 'names', ...titled('Name') },
  team: { kind: 'names', from: 'derived', isNullable: true, ...titled('Team') },
  priceCents: { kind: 'money', as: 'price', isNullable: true, ...titled('Price') },
  at: { kind: 'moment', isNullable: true, ...titled('At') },
  isOpen: { kind: 'flag', ...titled('Open') },
  size: { kind: 'choice', values: ['s', 'm'], words: { s: { en: 'Small', zh: '小' } }, ...titled('Size') },
  note: { kind: 'text', ...titled('Note') },
  hidden: { kind: 'text' },
})
const ROW = {
  id: 7,
  name: { en: 'Tent', zh: '帳篷' },
  team: { en: 'Shop', zh: '門市' },
  priceCents: 1250,
  at: '2026-10-31T16:30:00.000Z',
  isOpen: true,
  size: 's' as const,
  note: '',
  hidden: 'x',
}
const ALL = ['id', 'name', 'team', 'price', 'at', 'isOpen', 'size', 'note'] as const
type Change = Partial<Record<keyof typeof ROW, unknown>>
const exported = (columns: readonly (typeof ALL)[number][], row: Change = {}, language: 'en' | 'zh' = 'en') => {
  const { head, toLines } = csvOfFields(fields, { columns, zone: 'Asia/Taipei', language })
  // The rows of a test may be wrong on purpose.
  return [head.trim().replace('\ufeff', ''), toLines([{ ...ROW, ...row } as typeof ROW]).trimEnd()]
}

test('has the columns that are asked for in their order, in the language and the zone', () => {
  expect(exported(ALL)).toEqual([
    'Id,Name,Name (Chinese),Team,Price (TWD),At (Asia/Taipei),Open,Size,Note',
    '7,Tent,帳篷,Shop,12.50,2026-11-01 00:30:00,Yes,Small,',
  ])
  expect(exported(['size', 'isOpen', 'team', 'name'], { isOpen: false }, 'zh')).toEqual([
    'Size zh,Open zh,Team zh,Name zh,中文Name zh',
    '小,否,門市,Tent,帳篷',
  ])
})

test('a value that is missing leaves its cell empty, and a name both of its cells', () => {
  expect(exported(['id', 'team', 'price', 'at'], { team: null, priceCents: null, at: null })[1]).toBe('7,,,')
  expect(exported(['name', 'id'], { name: null })[1]).toBe(',,7')
})

test.each([
  [0, '0'],
  [100, '1'],
  [5, '0.05'],
  [1010, '10.10'],
  [-1250, '-12.50'],
  [123_456_700, '1234567'],
])('%i cents are %s, which a spreadsheet can add up', (priceCents, cell) => {
  expect(exported(['id', 'price'], { priceCents })[1]).toBe(`7,${cell}`)
})

test.each(['=1+1', '+1', '@x', '-1+1', '\t=1'])('the text %j is no formula', note => {
  expect(exported(['id', 'note'], { note })[1]).toMatch(/^7,"?'/)
})
