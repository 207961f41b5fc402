import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { translate, useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { adoptSession } from '#client/session/session.ts'
import { toast } from '#client/ui/toast.ts'
import { endPreview, type Session } from '#resources/sessions/contract.ts'
import { bannerMessages } from './banner-messages.ts'
import styles from './preview-on.module.css'

const ROLES_PATH = '/page3/page3_03'

/** Which role it is, and the press that ends it: whatever the role may not do, that it may. */
export default function PreviewOn({ role }: { role: NonNullable<Session['preview']> }) {
  const t = useMessages(bannerMessages)
  const language = useLanguage()
  const describe = useProblemText()
  const [isEnding, setIsEnding] = useState(false)

  async function handleEnd() {
    setIsEnding(true)
    try {
      adoptSession(await api.call(endPreview))
    } catch (error) {
      toast.error(translate(bannerMessages, 'previewNotEnded', { reason: describe(error) }), { cause: 'preview' })
      setIsEnding(false)
    }
  }

  return (
    <div className={styles.banner} data-preview="">
      <p>
        <IconEye size={18} aria-hidden={true} />
        <Link to={ROLES_PATH}>{t('previewOn', { role: role.name[language] })}</Link>
      </p>
      <button type="button" disabled={isEnding} onClick={handleEnd}>
        {t('previewEnd')}
      </button>
    </div>
  )
}
