import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#client/api/api.ts'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { pages } from '#client/router/router.ts'
import styles from '#client/shell/banners/colour-banner.module.css'
import { type ClassMessage, dismissMessage, lowerHand, raiseHand, readMyClass } from '#resources/classes/contract.ts'
import { AboutClass } from './about-class.tsx'
import { messages } from './messages.ts'

const myClassQuery = api.query(readMyClass)

/** The class of a learner: the hand, and what the coach says. */
export default function Attending() {
  const { t } = useLocale(messages)
  const { data } = useQuery(myClassQuery)
  useLiveRows('classes', readMyClass.path)
  const [isOpen, setIsOpen] = useState(false)
  const failed = (reason: string) => t('failed', { reason })
  const raising = useAction(raiseHand, { failed })
  const lowering = useAction(lowerHand, { failed })
  const attended = data?.class
  if (!attended) return null
  const { name, coach, handAt, message } = attended
  return (
    <section aria-label={t('region')}>
      <div role="status">{message && <Said coach={coach} message={message} />}</div>
      <div className={styles.banner} data-class="" data-line="">
        <p>
          {handAt !== null && <IconHandStop size={18} aria-hidden />}
          <span>{handAt === null ? t('attends', { name, coach }) : t('raised', { coach })}</span>
        </p>
        <button
          type="button"
          aria-pressed={handAt !== null}
          disabled={raising.isBusy || lowering.isBusy}
          onClick={() => void (handAt === null ? raising.run({}) : lowering.run({}))}
        >
          {handAt === null ? t('raise') : t('lower')}
        </button>
        <button type="button" aria-label={t('details')} onClick={() => setIsOpen(true)}>
          {t('about')}
        </button>
      </div>
      {isOpen && <AboutClass attended={attended} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

function Said({ coach, message }: { coach: string; message: ClassMessage }) {
  const { t, language } = useLocale(messages)
  const dismissing = useAction(dismissMessage, { failed: reason => t('failed', { reason }) })
  const page = pages.find(({ id }) => id === message.page)
  const title = page?.meta.title[language] ?? ''
  return (
    <div className={styles.banner} data-class="">
      <p>
        <IconMessage size={18} aria-hidden />
        <span>
          {message.text && `${t('says', { coach })} ${message.text} `}
          {page && t('asksTo', { coach, page: title })} {page && <Link to={page.path}>{t('go', { page: title })}</Link>}
        </span>
      </p>
      <button type="button" disabled={dismissing.isBusy} onClick={() => void dismissing.run({})}>
        {t('dismiss')}
      </button>
    </div>
  )
}
