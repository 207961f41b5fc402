import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'API Practice', zh: 'API 練習' },
  purpose: {
    en: 'Call any endpoint of this console and inspect the response.',
    zh: '呼叫這個主控台的任何端點，並檢視回應。',
  },
  icon: IconApi,
  hasSubPaths: true,
  keepsFocus: true,
}
export default meta
