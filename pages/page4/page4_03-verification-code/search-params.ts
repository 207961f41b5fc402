import * as z from 'zod/mini'
import { CHARACTER_SETS } from '#client/ui/verification-code/character-sets.ts'
import { keysIn } from '#shared/objects.ts'

export const SETS = keysIn(CHARACTER_SETS)
export const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8] as const
const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** The options of the widget, in the URL. The defaults are those of S-CODE-1. */
export const Options = z.object({
  length: z._default(z.int().check(z.minimum(1), z.maximum(LENGTHS.length)), 4),
  characters: z._default(z.enum(SETS), 'default'),
  color: z._default(Color, '#000000'),
  background: z._default(Color, '#ffffff'),
  redraws: z._default(z.boolean(), true),
})
export type Options = z.output<typeof Options>

/** The source code of the widget with these options. Defaults are omitted. */
export function snippetOf({ length, characters, color, background, redraws }: Options): string {
  const props = [
    'ref={code}',
    length !== 4 && `length={${length}}`,
    characters !== 'default' && `characters="${characters}"`,
    color !== '#000000' && `color="${color}"`,
    background !== '#ffffff' && `background="${background}"`,
    !redraws && 'redrawsOnFailure={false}',
  ].filter(Boolean)
  return [
    "import { useRef } from 'react'",
    "import type { VerificationCode } from '#client/ui/verification-code/code.ts'",
    "import { VerificationCodePicture } from '#client/ui/verification-code/verification-code.tsx'",
    '',
    'const code = useRef<VerificationCode>(null)',
    '',
    `<VerificationCodePicture ${props.join(' ')} />`,
    '',
    'const isRight = code.current?.check(text)',
  ].join('\n')
}
