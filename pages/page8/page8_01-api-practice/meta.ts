import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'API Practice', zh: 'API 練習' },
  purpose: {
    en: 'Call any endpoint of this console, and see what it does.',
    zh: '呼叫這個主控台的任何端點，看看它做了什麼。',
  },
  technique: { en: 'Real calls, checked against their contract', zh: '真實呼叫，對照合約檢查' },
  icon: IconApi,
  hasSubPaths: true,
  keepsFocus: true,
}
export default meta
