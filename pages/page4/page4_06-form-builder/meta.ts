import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Form Builder', zh: '表單設計' },
  purpose: { en: 'Design a form, publish it, and collect the answers.', zh: '設計表單、發布並收集填答。' },
  icon: IconLayoutList,
  needs: 'forms:read',
}
export default meta
