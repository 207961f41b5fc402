import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useEffect, useReducer } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { onReconnect, useChannel, useConnection } from '#client/live/live.ts'
import { useSession } from '#client/session/use-session.ts'
import { shellMessages } from '#client/shell/messages.ts'
import styles from '#client/shell/shell.module.css'
import { BannerSlot } from '#client/shell/slots.tsx'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import look from '#client/ui/look.module.css'

/** What concerns all pages: lines at the foot of the sheet, which gives way to them. */
export const Banners = () => (
  <div>
    <ConnectionBanner />
    <BannerSlot />
    <PreviewBanner />
    <AskedBanner />
    <VersionBanner />
  </div>
)

/**
 * Shown while the console is disconnected. The live region is always in the document, so that screen readers announce
 * it.
 */
function ConnectionBanner() {
  const t = useMessages(shellMessages)
  const state = useConnection(connection => connection.state)
  return (
    <div role="status">
      {state !== 'connected' && (
        <p className={`${look.line} ${look.toned} ${look.ruled} ${styles.banner}`} data-tone="warn">
          <IconCloudOff size={18} stroke={1.8} aria-hidden />
          {state === 'offline' ? t('offline') : t('serverGone')}
        </p>
      )}
    </div>
  )
}

const ConsoleAsked = lazyPart(() => import('./console-asked.tsx'))

/** Shown when an operator has asked this console for its state (S-WS-1). The live region is always in the document. */
function AskedBanner() {
  const asked = useChannel(({ lastAsked }) => lastAsked)
  return <div role="status">{asked && <ConsoleAsked asked={asked} />}</div>
}

const PreviewOn = lazyPart(() => import('./preview-on.tsx'))

/**
 * Shown on every page while a role is previewed. The live region is always in the document, so that screen readers
 * announce it.
 */
function PreviewBanner() {
  const session = useSession()
  return <div role="status">{session?.preview && <PreviewOn role={session.preview} />}</div>
}

const NewVersion = lazyPart(() => import('./new-version.tsx'))

/**
 * Looks for a new version of the console when the server may have been restarted with one, and when the operator comes
 * back to the tab.
 */
function VersionBanner() {
  const [looks, look] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const stop = onReconnect(look)
    addEventListener('focus', look)
    return () => {
      stop()
      removeEventListener('focus', look)
    }
  }, [])
  return <div role="status">{looks > 0 && <NewVersion looks={looks} />}</div>
}
