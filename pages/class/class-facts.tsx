import { useLocale } from '#client/i18n/use-locale.ts'
import { MOUNT_PATH } from '#client/loading/mount.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import look from '#client/ui/look.module.css'
import { presetMessages } from '#practice/client/faults/preset-name-messages.ts'
import type { ListedClass } from '#resources/classes/contract.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

const linkTo = (code: string) => `${location.origin}${MOUNT_PATH}/join/${code}`

/** How to join, until when, and how many have. */
export function ClassFacts({ of: { code, endsOn, closedAt, isOpen, learners } }: { of: ListedClass }) {
  const { t, formats } = useLocale(messages)
  const day = formats.day(endsOn)
  return (
    <>
      {isOpen && (
        <span className={look.row}>
          {t('code')} <strong className={styles.code}>{code}</strong>
          <Button isSmall label={t('copyLink')} onClick={() => void copyText(linkTo(code), t('linkCopied'))} />
        </span>
      )}
      <span>
        {t('learners')} <strong>{learners}</strong>
      </span>
      <span className={isOpen ? undefined : look.warn}>
        {closedAt
          ? t('isClosedSince', { at: formats.moment(closedAt, 'listed') })
          : `${t('endsOn')} ${isOpen ? day : t('isOver', { day })}`}
      </span>
    </>
  )
}

type Props = { of: ListedClass; onEndFault: () => void; isEnding: boolean }

/** What is going on in the class. */
export function ClassNews({ of: { waiting, failed, fault }, onEndFault, isEnding }: Props) {
  const { t, formats } = useLocale(messages)
  const { t: tPreset } = useLocale(presetMessages)
  return (
    <div role="status" className={look.gutter}>
      {waiting > 0 && <p className={look.dim}>{t('preparing', { count: waiting })}</p>}
      {failed > 0 && <p className={look.bad}>{t('notPrepared', { count: failed })}</p>}
      {fault && (
        <p className={look.row}>
          <span className={look.warn}>
            {t('faultOn', {
              preset: tPreset(fault.preset),
              count: fault.learners,
              at: formats.moment(fault.endsAt, 'time'),
            })}
          </span>
          <Button isSmall isBusy={isEnding} label={t('endFault')} onClick={onEndFault} />
        </p>
      )}
    </div>
  )
}
