import { type ReactNode, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Pane } from '#client/ui/dialog/pane.tsx'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import { Stars } from '#client/ui/star.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { messages } from './messages.ts'

const TONES = ['good', 'info', 'warn', 'bad'] as const
const TABS = ['one', 'two', 'three'] as const

type Props = { section: (title: string, children: ReactNode) => ReactNode }

/** What opens over or beside a page, what is said, and what is shown. */
export function Surfaces({ section }: Props) {
  const t = useMessages(messages)
  const [open, setOpen] = useState<'dialog' | 'pane' | null>(null)
  const [tab, setTab] = useState<(typeof TABS)[number]>('one')
  const close = () => setOpen(null)
  return (
    <>
      {section(
        t('overlays'),
        <>
          <Button label={t('dialog')} onClick={() => setOpen('dialog')} />
          <Button
            isDanger
            label={t('question')}
            onClick={() => void confirm({ title: t('question'), text: t('long'), confirmLabel: t('danger') })}
          />
          <Button label={t('pane')} onClick={() => setOpen('pane')} />
          <Popover label={t('popover')} button={t('popover')}>
            {closePopover => (
              <div className={`${look.message} ${look.prose}`}>
                <p>{t('long')}</p>
                <Button label={t('close')} onClick={closePopover} />
              </div>
            )}
          </Popover>
        </>,
      )}
      {section(
        t('lines'),
        TONES.map(tone => <Button key={tone} label={t(`tone_${tone}`)} onClick={() => say[tone](t(`tone_${tone}`))} />),
      )}
      {section(
        t('messages'),
        TONES.map(tone => (
          <p key={tone} className={look.message} data-tone={tone}>
            {t(`tone_${tone}`)}
          </p>
        )),
      )}
      {section(
        t('badges'),
        <>
          <p className={look.row}>
            {TONES.map(tone => (
              <span key={tone} className={look.badge} data-tone={tone}>
                {t(`tone_${tone}`)}
              </span>
            ))}
          </p>
          <p className={look.row}>
            <Stars lit={1} all={3} /> {t('stars')}
          </p>
        </>,
      )}
      {section(
        t('tabs'),
        <div data-wide>
          <Tabs
            label={t('tabs')}
            value={tab}
            onChange={setTab}
            tabs={TABS.map((value, place) => ({ value, label: t('tab', { number: place + 1 }) }))}
          >
            <p className={look.message}>{t('tab', { number: TABS.indexOf(tab) + 1 })}</p>
          </Tabs>
        </div>,
      )}
      {section(
        t('facts'),
        <dl className={look.facts}>
          <Fact name={t('name')}>{t('north')}</Fact>
          <Fact name={t('number')}>12</Fact>
        </dl>,
      )}
      {section(
        t('notices'),
        (['empty', 'locked', 'bad'] as const).map(tone => (
          <Notice key={tone} tone={tone} level={2} title={t(`notice_${tone}`)}>
            {t('long')}
          </Notice>
        )),
      )}
      {open === 'dialog' && (
        <Dialog title={t('dialog')} onClose={close} actions={<Button label={t('close')} onClick={close} />}>
          <p>{t('long')}</p>
        </Dialog>
      )}
      {open === 'pane' && (
        <Pane title={t('pane')} onClose={close}>
          <p>{t('long')}</p>
        </Pane>
      )}
    </>
  )
}

const say = { good: toast.success, info: toast.info, warn: toast.warning, bad: toast.error }
