import { defineBug } from '#server/bugs.ts'
import { listCountyStats } from './contract.ts'

export const bugs = [
  defineBug(listCountyStats, {
    id: 'counties-names-swapped',
    kind: 'language',
    level: 'easy',
    page: 'page7_04',
    promise: { en: 'Each county has its own name, in both languages.', zh: '每個縣市都有自己的中英文名稱。' },
    wrong: {
      en: 'The cities of Hsinchu and Chiayi have each other’s English name.',
      zh: '新竹市與嘉義市的英文名稱互換了。',
    },
    test: { en: 'Compare the names with those of GET /api/counties.', zh: '與 GET /api/counties 的名稱比對。' },
    change({ rows }) {
      const [one, other] = ['新竹市', '嘉義市'].map(zh => rows.find(({ name }) => name.zh === zh)?.name.en)
      const swapped = (en: string) => (en === one ? other : en === other ? one : en) ?? en
      return { rows: rows.map(row => ({ ...row, name: { ...row.name, en: swapped(row.name.en) } })) }
    },
  }),
]
