import { formatBytes } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { FileButton } from '#client/ui/files/file-button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_05-uploads/messages.ts'
import { isSample, sampleNamed } from '#pages/page4/page4_05-uploads/sample.ts'
import type { Upload } from '#resources/uploads/contract.ts'
import { canHash } from './sha256.ts'

type Props = { upload: Upload; onFile: (file: File) => void; onFinish: () => Promise<unknown>; onDiscard: () => void }

/**
 * An unfinished upload. This window no longer has the file, so it must be chosen again, unless it is a sample or the
 * server has all of it.
 */
export function InterruptedItem({ upload, onFile, onFinish, onDiscard }: Props) {
  const { t, language, formats } = useLocale(messages)
  const { name, received, size, expiresAt } = upload
  const time = expiresAt && formats.moment(expiresAt, 'listed')
  const isComplete = received === size
  const far = { sent: formatBytes(received, language), size: formatBytes(size, language) }
  return (
    <li>
      <div
        className={`${look.stack} ${look.grow} ${look.shrink} ${look.digits}`}
        style={{ flexBasis: 280 }}
        data-gap="4"
      >
        <h3 className={look.breaking}>{name}</h3>
        <progress aria-label={t('progressOf', { name })} max={Math.max(1, size)} value={received} />
        <p className={look.dim}>
          {t(isComplete ? 'complete' : isSample(name) ? 'interruptedSample' : 'interrupted', { ...far, time })}
        </p>
      </div>
      <div className={look.flex} data-gap="8">
        {isComplete ? (
          <Button aria-label={t('finishOf', { name })} label={t('finish')} onClick={() => void onFinish()} />
        ) : isSample(name) ? (
          <Button
            aria-label={t('goOnOf', { name })}
            label={t('goOn')}
            disabled={!canHash()}
            onClick={() => onFile(sampleNamed(name))}
          />
        ) : (
          <FileButton
            label={t('chooseAgain')}
            inputLabel={t('chooseAgainOf', { name })}
            aria-label={t('chooseAgainOf', { name })}
            disabled={!canHash()}
            onFiles={([file]) => file && onFile(file)}
          />
        )}
        <Button kind="quiet" aria-label={t('discardOf', { name })} label={t('discard')} onClick={onDiscard} />
      </div>
    </li>
  )
}
