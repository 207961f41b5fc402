import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import look from '#client/ui/look.module.css'
import { TabNote } from '#client/ui/tab-note.tsx'
import type { Lesson } from '#resources/lessons/contract.ts'
import styles from './lesson.module.css'
import { messages } from './messages.ts'

/** Where `npm run kata` looks for the console (kata/begin.ts). */
const USUAL_ORIGIN = 'http://127.0.0.1:3014'

/** Invites the reader to write the page themselves, with the command that begins it. */
export function KataNote({ lesson: { page, judged } }: { lesson: Lesson }) {
  const t = useMessages(messages)
  const { moment } = useFormats()
  const account = useGlobal(global => global.user)
  const { origin } = window.location
  const command = [
    `npm run kata -- ${page}`,
    '--template vue',
    `--into ../my-${page}`,
    `--account ${account}`,
    ...(origin === USUAL_ORIGIN ? [] : [`--console ${origin}`]),
  ]
  return (
    <section className={look.stack} data-gap="8" data-above="16" aria-labelledby="kata-title">
      <h3 id="kata-title">{t('kata')}</h3>
      <p className={look.note}>
        {judged
          ? t('kataJudged', { passed: judged.passed, all: judged.all, time: moment(judged.at) })
          : t('kataNotJudged')}
      </p>
      <p>{t('kataText')}</p>
      <TabNote of="program" />
      <pre className={`${look.code} ${look.small} ${look.breaking} ${styles.command}`} translate="no">
        {command.map(words => (
          <span key={words}>{words} </span>
        ))}
      </pre>
      <Button
        className={look.atStart}
        data-above="8"
        label={t('copy')}
        onClick={() => void copyText(command.join(' '))}
      />
      <p>{t('kataMend')}</p>
      <pre className={`${look.code} ${look.small} ${look.breaking} ${styles.command}`} translate="no">
        npm run kata -- {page} --mistake list
      </pre>
    </section>
  )
}
