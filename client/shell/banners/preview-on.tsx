import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { useAction } from '#client/api/use-action.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { adoptSession } from '#client/session/session.ts'
import { endPreview, type Session } from '#resources/sessions/contract.ts'
import { bannerMessages } from './banner-messages.ts'
import styles from './colour-banner.module.css'

/** The previewed role, and the button that ends the preview. Every role may end it. */
export default function PreviewOn({ role }: { role: NonNullable<Session['preview']> }) {
  const t = useMessages(bannerMessages)
  const language = useLanguage()
  const { run, isBusy } = useAction(endPreview, {
    cause: 'preview',
    onDone: adoptSession,
    failed: reason => t('previewNotEnded', { reason }),
  })

  return (
    <div className={styles.banner}>
      <p>
        <IconEye size={18} aria-hidden={true} />
        <LinkIfHere to={linkIfHere('page3_03')}>{t('previewOn', { role: role.name[language] })}</LinkIfHere>
      </p>
      <button type="button" disabled={isBusy} onClick={() => void run({})}>
        {t('previewEnd')}
      </button>
    </div>
  )
}
