import { Button } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMessages } from '#client/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import type { Assertion } from '#resources/saved-requests/contract.ts'
import {
  ASSERTION_KINDS,
  isCompared,
  MOST_ASSERTIONS,
  sourceOf,
  wrongInAssertion,
} from '#resources/saved-requests/rules.ts'
import { savedMessages } from './messages.ts'
import { wordFor } from './row-words.ts'
import styles from './saved.module.css'
import type { SavedForm } from './use-saved-form.ts'

type Props = { form: SavedForm['form']; path: string; assertions: readonly Assertion[] }

const NEW_ASSERTION: Assertion = { kind: 'status', at: '', expected: '200' }

/** What must be true of a step's reply. */
export function AssertionRows({ form, path, assertions }: Props) {
  const t = useMessages(savedMessages)
  const text = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <fieldset className={styles.part}>
      <legend>{t('assertions')}</legend>
      {assertions.map((assertion, index) => {
        const { kind } = assertion
        const at = `${path}.${index}`
        const source = sourceOf(kind)
        const errorAt = (member: 'at' | 'expected') =>
          form.errors[`${at}.${member}`] !== undefined && wordFor(t, wrongInAssertion(assertion))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; two may be alike.
          <div key={index} className={styles.row} data-columns="assertion">
            <SelectField
              {...form.getInputProps(`${at}.kind`)}
              label={t('kind')}
              error={null}
              options={ASSERTION_KINDS.map(value => ({ value, label: t(`kind_${value}`) }))}
            />
            {source && (
              <TextField
                {...form.getInputProps(`${at}.at`)}
                {...text}
                label={t(source === 'body' ? 'pointer' : 'headerName')}
                error={errorAt('at')}
                maxLength={500}
              />
            )}
            {isCompared(kind) && (
              <TextField
                {...form.getInputProps(`${at}.expected`)}
                {...text}
                label={t(`expected_${kind as ComparedKind}`)}
                error={errorAt('expected')}
                maxLength={2000}
              />
            )}
            <button
              type="button"
              className={styles.act}
              aria-label={t('removeAssertion', { place: index + 1 })}
              onClick={() => form.removeListItem(path, index)}
            >
              <IconTrash size={16} stroke={1.7} aria-hidden />
            </button>
          </div>
        )
      })}
      {assertions.length < MOST_ASSERTIONS && (
        <Button
          className={styles.add}
          size="compact-md"
          variant="default"
          onClick={() => form.insertListItem(path, NEW_ASSERTION)}
        >
          {t('addAssertion')}
        </Button>
      )}
    </fieldset>
  )
}

/** Those that `isCompared` is true of. */
type ComparedKind = Exclude<Assertion['kind'], 'body-exists' | 'body-missing' | 'fits'>
