import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Form Builder', zh: '表單設計' },
  purpose: { en: 'Design a form, publish it, and collect the answers.', zh: '設計表單、發布並收集填答。' },
  technique: { en: 'Schema-driven forms', zh: '由結構描述產生的表單' },
  terms: 'dynamic form JSON schema versions publish 動態表單 版本',
  icon: IconLayoutList,
  needs: 'forms:read',
}
export default meta
