import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import { wordsOf } from '#pages/page4/page4_06-form-builder/words-of.ts'
import type { Option } from '#resources/forms/contract.ts'
import { MAX_OPTIONS } from '#resources/forms/rules.ts'
import { issueAt } from './issues.tsx'
import { newOption } from './new-field.ts'

type Props = { options: readonly Option[]; path: string; issues: Issues; onChange: (options: Option[]) => void }

export function OptionsEditor({ options, path, issues, onChange }: Props) {
  const t = useMessages(messages)
  const text = (option: Option, at: number, language: 'en' | 'zh') => (
    <TextField
      isLabelHidden
      label={t(language === 'en' ? 'optionEn' : 'optionZh', { place: at + 1 })}
      error={issueAt(issues, `${path}.options.${at}.label.${language}`)}
      data-path={`${path}.options.${at}.label.${language}`}
      lang={language === 'en' ? 'en' : 'zh-Hant-TW'}
      value={option.label[language]}
      onChange={event =>
        onChange(
          options.map(one =>
            one.id === option.id ? { ...one, label: { ...one.label, [language]: event.currentTarget.value } } : one,
          ),
        )
      }
    />
  )
  return (
    <fieldset className={`${look.fieldset} ${look.stack}`} data-gap="8">
      <legend>{t('options')}</legend>
      {options.map((option, at) => (
        <div
          key={option.id}
          className={`${look.tracks} ${look.top}`}
          style={{ '--columns': 'minmax(0, 1fr) minmax(0, 1fr) auto' }}
          data-gap="8"
        >
          {text(option, at, 'en')}
          {text(option, at, 'zh')}
          <IconButton
            icon={IconX}
            isDanger
            label={t('removeOption', { place: at + 1 })}
            disabled={options.length === 1}
            onClick={() => onChange(options.filter(({ id }) => id !== option.id))}
          />
        </div>
      ))}
      <div>
        <Button
          isSmall
          label={t('addOption')}
          disabled={options.length >= MAX_OPTIONS}
          onClick={() => onChange([...options, newOption(wordsOf('option', { place: options.length + 1 }))])}
        />
      </div>
    </fieldset>
  )
}
