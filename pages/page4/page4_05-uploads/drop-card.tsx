import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import type { Ref } from 'react'
import { formatBytes } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { DropZone } from '#client/ui/files/drop-zone.tsx'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import { makeSample, SAMPLE_BYTES } from './sample.ts'
import { canHash } from './transfer/sha256.ts'

type Props = {
  /** null: not loaded yet. */
  room: { usedBytes: number; quotaBytes: number } | null
  chooser: Ref<HTMLButtonElement>
  onFiles: (files: File[]) => void
}

/** Lets the operator choose or drop files, and shows how much room is left. */
export function DropCard({ room, chooser, onFiles }: Props) {
  const { t, language } = useLocale(messages)
  const isAble = canHash()

  return (
    <Card title={t('send')}>
      <p className={look.intro}>{t('sendText')}</p>
      <DropZone
        label={t('choose')}
        hint={t('drop')}
        isMany
        buttonRef={chooser}
        disabled={!isAble}
        icon={IconUpload}
        onFiles={onFiles}
        beside={
          <Button
            label={t('sample', { size: formatBytes(SAMPLE_BYTES, language) })}
            disabled={!isAble}
            onClick={() => onFiles([makeSample()])}
          />
        }
      />
      {!isAble && (
        <p className={look.bad} role="alert">
          {t('cannotHash')}
        </p>
      )}
      <Room room={room} />
    </Card>
  )
}

function Room({ room }: Pick<Props, 'room'>) {
  const { t, language } = useLocale(messages)
  const { usedBytes = 0, quotaBytes = 1 } = room ?? {}
  const words = room
    ? t('roomUsed', { used: formatBytes(usedBytes, language), quota: formatBytes(quotaBytes, language) })
    : ''
  return (
    <div className={look.line} data-gap="12" data-above="12">
      <span className={look.rigid}>{t('room')}</span>
      <progress
        className={look.shrink}
        aria-label={t('room')}
        aria-valuetext={words}
        max={quotaBytes}
        value={usedBytes}
      />
      <span className={`${look.dim} ${look.rigid}`}>{words}</span>
    </div>
  )
}
