import { type FormEvent, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Switch } from '#client/ui/choices/switch.tsx'
import { ColorField } from '#client/ui/color/color-field.tsx'
import { readColor } from '#client/ui/color/hsl.ts'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { Form } from '#client/ui/form/form.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import type { VerificationCode } from '#client/ui/verification-code/code.ts'
import { VerificationCodePicture } from '#client/ui/verification-code/verification-code.tsx'
import { messages } from './messages.ts'
import { LENGTHS, Options, SETS, snippetOf } from './search-params.ts'

type Outcome = 'right' | 'wrong' | 'code_required'

/** The widget of S-CODE with all its options. */
export function WidgetCard() {
  const t = useMessages(messages)
  const [options, change] = useUrlState(Options)
  const code = useRef<VerificationCode>(null)
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  function handleSubmit(event?: FormEvent) {
    event?.preventDefault()
    if (text === '') return setOutcome('code_required')
    const isRight = code.current?.check(text) ?? false
    setOutcome(isRight ? 'right' : 'wrong')
    if (!isRight) setText('')
  }

  return (
    <Card title={t('widget')}>
      <p className={look.intro}>{t('widgetText')}</p>
      <OptionFields
        options={options}
        onChange={patch => {
          // A new code is drawn, so the last result no longer applies.
          setOutcome(null)
          change(patch, { replace: true })
        }}
      />
      <div data-below="16" data-above="16">
        <VerificationCodePicture
          ref={code}
          length={options.length}
          characters={options.characters}
          color={options.color}
          background={options.background}
          redrawsOnFailure={options.redraws}
        />
      </div>
      <Form
        label={t('widget')}
        onSubmit={handleSubmit}
        errorText={null}
        submit={t('check')}
        actions={
          <span className={outcome === 'right' ? look.good : look.bad} role="status">
            {(outcome === 'right' || outcome === 'wrong') && t(outcome)}
          </span>
        }
      >
        <TextField
          label={t('code')}
          value={text}
          error={outcome === 'code_required' && t(outcome)}
          onChange={event => setText(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
      <Snippet options={options} />
    </Card>
  )
}

function Snippet({ options }: { options: Options }) {
  const t = useMessages(messages)
  const snippet = snippetOf(options)
  return (
    <>
      <h3 className={look.subtitle} data-above="16">
        {t('toCopy')}
      </h3>
      <pre className={`${look.code} ${look.preWrap}`} data-below="8">
        {snippet}
      </pre>
      <Button label={t('copy')} onClick={() => copyText(snippet)} />
    </>
  )
}

type Props = { options: Options; onChange: (patch: Partial<Options>) => void }

function OptionFields({ options, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <div className={look.columns} style={{ '--column': '160px' }}>
      <SelectField
        label={t('length')}
        value={String(options.length)}
        options={LENGTHS.map(length => ({ value: String(length), label: String(length) }))}
        onChange={event => onChange({ length: Number(event.currentTarget.value) })}
      />
      <SelectField
        label={t('characters')}
        value={options.characters}
        options={SETS.map(value => ({ value, label: t(value) }))}
        onChange={event => onChange({ characters: event.currentTarget.value })}
      />
      <ColorField
        label={t('color')}
        value={options.color}
        onChange={color => readColor(color) && onChange({ color })}
      />
      <ColorField
        label={t('background')}
        value={options.background}
        onChange={background => readColor(background) && onChange({ background })}
      />
      <div className={look.across}>
        <Switch label={t('redraws')} isOn={options.redraws} onChange={redraws => onChange({ redraws })} />
      </div>
    </div>
  )
}
