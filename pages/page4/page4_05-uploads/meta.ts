import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Uploads', zh: '檔案上傳' },
  purpose: { en: 'Upload large files that survive a pause or a reload.', zh: '上傳大型檔案，暫停或重新整理都能接續。' },
  icon: IconCloudUpload,
  needs: 'uploads:read',
}
export default meta
