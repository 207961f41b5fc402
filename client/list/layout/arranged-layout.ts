import * as z from 'zod/mini'
import { MAX_PINNED, readWidths, WidthTexts, writeWidths } from '#client/ui/table/arrange/widths.ts'
import type { ListLayout } from './layout.ts'

type Columns<C extends string> = z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{ [K in C]: K }>>>

/** A layout whose columns can also be pinned and resized (`useArrangement`). */
export function arrangedLayout<const C extends string>(
  all: readonly C[],
  initial: readonly C[],
  pinned: readonly C[],
): ListLayout<{
  columns: Columns<C>
  isFitted: z.ZodMiniDefault<z.ZodMiniBoolean>
  pinned: Columns<C>
  widths: z.ZodMiniDefault<typeof WidthTexts>
}> {
  return {
    fields: {
      columns: z._default(z.array(z.enum(all)), [...initial]),
      isFitted: z._default(z.boolean(), true),
      pinned: z._default(z.array(z.enum(all)).check(z.maxLength(MAX_PINNED)), [...pinned]),
      widths: z._default(WidthTexts, []),
    },
    initial: { columns: initial, isFirstPinned: true, isFitted: true, pinned, widths: {} },
    read: state => ({
      columns: state.columns,
      isFirstPinned: true,
      isFitted: state.isFitted,
      pinned: state.pinned,
      widths: readWidths(state.widths),
    }),
    // The table only passes ids of its own columns.
    write: layout => ({
      columns: layout.columns as never[],
      isFitted: layout.isFitted ?? true,
      pinned: (layout.pinned ?? []) as never[],
      widths: writeWidths(layout.widths),
    }),
  }
}
