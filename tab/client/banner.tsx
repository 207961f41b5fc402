import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { fileNameOf, saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import styles from '#client/shell/banners/colour-banner.module.css'
import { STORED, storage } from '#client/state/storage.ts'
import { toast } from '#client/toast/toast.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import type { DataState } from '#tab/names.ts'
import { tabMessages } from './messages.ts'
import { show, useShown } from './shown.ts'

/** Where the source and the steps to install it are, if the build names a place (`--repository`). */
const REPOSITORY: unknown = import.meta.env.STRIVE_REPOSITORY

/** Where the data is, and what one can do with it. What is lost with the tab can't be hidden. */
export default function TabBanner() {
  const t = useMessages(tabMessages)
  const isShown = useShown(shown => shown.isShown)
  const picker = useRef<HTMLInputElement>(null)
  const { data: state } = useQuery({
    queryKey: ['tab'],
    queryFn: async (): Promise<DataState> => (await fetch('/api/tab')).json(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!state || (state.kept === 'browser' && !state.hasAside && !isShown)) return null
  const isKept = state.kept === 'browser'

  async function download(address: string) {
    const reply = await fetch(address)
    saveFile(await reply.blob(), fileNameOf(reply.headers, 'strive.backup'))
  }

  async function startOver() {
    const question = { title: t('startOverTitle'), text: t('startOverText'), confirmLabel: t('startOver') }
    if (await confirm({ ...question, isDangerous: true })) await replaceData('DELETE', '/api/tab')
  }

  async function restore(file: File) {
    const question = {
      title: t('restoreTitle'),
      text: t('restoreText', { file: file.name }),
      confirmLabel: t('replace'),
    }
    if (await confirm({ ...question, isDangerous: true })) await replaceData('PUT', '/api/tab/backup', file)
  }

  async function replaceData(method: string, address: string, body?: Blob) {
    const reply = await fetch(address, { method, body })
    if (reply.ok) {
      // The session belongs to the data that is gone. Other sites of this host may keep something here, too.
      for (const key of Object.values(STORED)) storage.remove(key)
      return location.reload()
    }
    const { code }: { code?: string } = await reply.json().catch(() => ({}))
    toast.error(t(code === 'newer' ? 'newer' : code === 'not-a-backup' ? 'notABackup' : 'failed'))
  }

  return (
    <div className={styles.banner}>
      <p>
        <span>{t(state.hasAside ? 'aside' : state.kept)}</span>
        {typeof REPOSITORY === 'string' && <a href={`${REPOSITORY}#start`}>{t('install')}</a>}
      </p>
      {state.hasAside && (
        <button type="button" onClick={() => void download('/api/tab/backup?aside')}>
          {t('downloadAside')}
        </button>
      )}
      <button type="button" onClick={() => void download('/api/tab/backup')}>
        {t('download')}
      </button>
      {isKept && (
        <>
          <button type="button" onClick={() => picker.current?.click()}>
            {t('restore')}
          </button>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={t('restore')}
            onChange={event => {
              const [file] = event.currentTarget.files ?? []
              event.currentTarget.value = ''
              if (file) void restore(file)
            }}
          />
          <button type="button" onClick={() => void startOver()}>
            {t('startOver')}
          </button>
          <button type="button" onClick={() => show(false)}>
            {t('hide')}
          </button>
        </>
      )}
    </div>
  )
}
