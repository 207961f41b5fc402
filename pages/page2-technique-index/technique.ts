import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Searchable catalog', zh: '可搜尋的目錄' },
  terms: 'lessons tutorial tasks exercises fuzzy search typos learning paths spaced repetition 教學 任務 學習路線 複習',
} satisfies Technique
