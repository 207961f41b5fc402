import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Searchable catalog', zh: '可搜尋的目錄' },
  terms: 'lessons tutorial tasks exercises 教學 任務',
}
export default technique
