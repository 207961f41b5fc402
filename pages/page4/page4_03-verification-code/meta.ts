import IconPasswordFingerprint from '@tabler/icons-react/dist/esm/icons/IconPasswordFingerprint.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Verification Code', zh: '驗證碼' },
  purpose: { en: 'Try every option of the verification code.', zh: '試試驗證碼元件的每一個選項。' },
  icon: IconPasswordFingerprint,
}
export default meta
