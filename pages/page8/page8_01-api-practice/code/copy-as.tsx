import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Choices } from '#client/ui/choices/choices.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import look from '#client/ui/look.module.css'
import { TabNote } from '#client/ui/tab-note.tsx'
import { copyMessages } from './messages.ts'

type Props<Kind extends string> = {
  kinds: readonly { value: Kind; label: string }[]
  kind: Kind
  onKindChange: (kind: Kind) => void
  code: string
  /** How to run it. */
  note: string
}

/** Code in one of several kinds, with a copy button. */
export function CopyAs<Kind extends string>({ kinds, kind, onKindChange, code, note }: Props<Kind>) {
  const t = useMessages(copyMessages)
  return (
    <section className={look.panel} aria-labelledby="copy-as">
      <div className={look.row} data-gap="8 12">
        <h2 id="copy-as" className={look.heading}>
          {t('copyAs')}
        </h2>
        <Choices label={t('copyAs')} value={kind} onChange={onKindChange} choices={kinds} />
        <Button isSmall icon={IconCopy} iconSize={15} label={t('copy')} onClick={() => copyText(code)} />
      </div>
      <p className={look.note} data-above="8" data-below="8">
        {note}
      </p>
      <TabNote of="program" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <pre className={look.code} tabIndex={0}>
        {code}
      </pre>
    </section>
  )
}
