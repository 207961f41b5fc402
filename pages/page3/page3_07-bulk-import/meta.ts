import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Bulk Import', zh: '批次匯入' },
  purpose: { en: 'Import many members from one file.', zh: '從檔案匯入大量成員。' },
  icon: IconFileImport,
}
export default meta
