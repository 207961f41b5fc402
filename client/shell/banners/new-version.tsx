import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { bannerMessages } from './banner-messages.ts'
import styles from './colour-banner.module.css'

/** Windows may get the focus again and again. */
const NOT_AGAIN_WITHIN_MS = 10_000

/**
 * Says that there is a new version. Nothing happens by itself: the browser asks before a reload loses unsaved changes.
 * `looks` is another number whenever it should look again.
 */
export default function NewVersion({ looks }: { looks: number }) {
  const t = useMessages(bannerMessages)
  const [state, setState] = useState<'current' | 'new' | 'put-off'>('current')
  const lookedAt = useRef(Number.NEGATIVE_INFINITY)
  const isLooking = state === 'current'
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again with each number.
  useEffect(() => {
    if (!isLooking) return
    const handleTime = async () => {
      lookedAt.current = performance.now()
      if (await isOutdated()) setState('new')
    }
    const timer = setTimeout(handleTime, lookedAt.current + NOT_AGAIN_WITHIN_MS - performance.now())
    return () => clearTimeout(timer)
  }, [looks, isLooking])
  if (state !== 'new') return null
  return (
    <div className={styles.banner}>
      <p>
        <IconRefresh size={18} aria-hidden={true} />
        {t('newVersion')}
      </p>
      <button type="button" onClick={() => location.reload()}>
        {t('reload')}
      </button>
      <button type="button" onClick={() => setState('put-off')}>
        {t('later')}
      </button>
    </div>
  )
}

/** Whether the server now sends a document with other code. The development server has no chunks. */
async function isOutdated(): Promise<boolean> {
  const chunks = document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks
  if (!chunks) return false
  try {
    const reply = await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } })
    const text = await reply.text()
    return reply.ok && text.includes('data-chunks="') && !text.includes(`data-chunks="${chunks}"`)
  } catch {
    // Without a connection, there is nothing new.
    return false
  }
}
