export const SHAPE_KINDS = ['shelf', 'till', 'door', 'wall'] as const
export type ShapeKind = (typeof SHAPE_KINDS)[number]

/** What an operator does in one step. */
export const ACTIONS = [
  'add',
  'duplicate',
  'remove',
  'move',
  'resize',
  'rotate',
  'edit',
  'align',
  'distribute',
  'order',
  'group',
  'ungroup',
  'restore',
] as const
export type Action = (typeof ACTIONS)[number]
/** `go` takes the plan to the state after another step: undo, redo, or a jump to another branch. */
export const STEP_ACTIONS = [...ACTIONS, 'go'] as const
export type StepAction = (typeof STEP_ACTIONS)[number]

/** All lengths are whole millimetres. The room is 16 × 10 m. */
export const ROOM = { width: 16_000, height: 10_000 }
export const MIN_SIDE = 50
export const MAX_SIDE = 16_000
export const MAX_LABEL_LENGTH = 60
export const MAX_NAME_LENGTH = 60

export const MAX_PLANS = 20
export const MAX_SHAPES = 600
/** Replaces every shape. */
export const MAX_CHANGES = 2 * MAX_SHAPES
/** The limits of a plan's history, because every fork copies it. The oldest steps are dropped first. */
export const MAX_STEPS = 500
export const MAX_HISTORY_LENGTH = 2_000_000
/** How many steps a refused step gets that it has missed. A client that has missed more reads the rest. */
export const MAX_MISSED_STEPS = 100
