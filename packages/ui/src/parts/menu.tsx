import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { cva } from 'class-variance-authority'
import { createContext, type FocusEvent, type ReactNode, useCallback, useContext, useRef } from 'react'
import { HoldLayer } from '../embedding/overlay-layer.tsx'
import { usePortalContainer } from '../embedding/root-context.tsx'

export interface MenuProps {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/**
 * A menu of actions.
 *
 * ```tsx
 * <Menu>
 *   <MenuTrigger><Button>More</Button></MenuTrigger>
 *   <MenuContent>
 *     <MenuItem onSelect={rename}>Rename</MenuItem>
 *     <MenuSeparator />
 *     <MenuItem danger onSelect={remove}>Delete</MenuItem>
 *   </MenuContent>
 * </Menu>
 * ```
 */
export function Menu(props: MenuProps) {
  const mountsOpen = useRef(props.open ?? props.defaultOpen ?? false)
  const takeFirstFocus = useCallback(() => {
    const isFirst = mountsOpen.current
    mountsOpen.current = false
    return isFirst
  }, [])
  return (
    <TakeFirstFocus value={takeFirstFocus}>
      {/* Not modal: modal menus lock scrolling and set aria-hidden on the whole page. */}
      <RadixMenu.Root modal={false} {...props} />
    </TakeFirstFocus>
  )
}

/** Tells, once, whether the menu was mounted open. */
const TakeFirstFocus = createContext<() => boolean>(() => false)

/** Button that opens the menu; wraps one child. */
export function MenuTrigger({ children }: { children: ReactNode }) {
  return <RadixMenu.Trigger asChild>{children}</RadixMenu.Trigger>
}

export interface MenuContentProps {
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactNode
}

const SURFACE =
  'z-10 min-w-40 max-w-[min(320px,calc(100vw/var(--zoom)-16px))] max-h-[calc(var(--radix-dropdown-menu-content-available-height)/var(--zoom))] ' +
  '[zoom:var(--zoom)] overflow-y-auto overscroll-contain ' +
  'rounded-md bg-raised p-1 text-body text-ink shadow-overlay animate-appear'

/** The list that the trigger opens. */
export function MenuContent({ align = 'start', side = 'bottom', children }: MenuContentProps) {
  const container = usePortalContainer()
  if (!container) return null
  return (
    <RadixMenu.Portal container={container}>
      <MenuSurface align={align} side={side}>
        {children}
      </MenuSurface>
    </RadixMenu.Portal>
  )
}

/** The list itself. */
function MenuSurface({ align, side, children }: MenuContentProps) {
  const takeFirstFocus = useContext(TakeFirstFocus)
  // Radix marks the first item if its root has seen the key that opened the menu. It hasn't where a menu loads and
  // mounts on first use.
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget || !takeFirstFocus() || !currentTarget.matches(':focus-visible')) return
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus({ preventScroll: true })
  }
  return (
    <RadixMenu.Content
      align={align}
      side={side}
      sideOffset={4}
      collisionPadding={8}
      loop
      onFocus={enter}
      className={SURFACE}
    >
      <HoldLayer />
      {children}
    </RadixMenu.Content>
  )
}

const item = cva(
  'relative flex min-h-control cursor-default items-center gap-2 rounded-sm px-2 py-1 outline-none select-none ' +
    'data-highlighted:bg-hover data-disabled:text-faint data-disabled:cursor-not-allowed',
  { variants: { tone: { normal: '', danger: 'text-danger', blocked: 'cursor-not-allowed text-faint' } } },
)

export interface MenuItemProps {
  onSelect?: () => void
  disabled?: boolean
  /** Why the item is disabled. It stays reachable by keyboard, so that users can read the reason. */
  reason?: string
  /** For destructive actions. */
  danger?: boolean
  icon?: ReactNode
  /** Description: why it is disabled, or what it does. */
  hint?: ReactNode
  /** Text for typeahead, if the children aren't plain text. */
  textValue?: string
  children: ReactNode
}

export function MenuItem({
  onSelect,
  disabled,
  reason,
  danger,
  icon,
  hint = reason,
  textValue,
  children,
}: MenuItemProps) {
  return (
    <RadixMenu.Item
      onSelect={(event) => (reason ? event.preventDefault() : onSelect?.())}
      disabled={disabled}
      aria-disabled={disabled || reason ? true : undefined}
      textValue={textValue}
      className={item({ tone: reason ? 'blocked' : danger && !disabled ? 'danger' : 'normal' })}
    >
      {icon}
      <span className="min-w-0 flex-1">
        {children}
        {hint ? <span className="block text-xs text-muted">{hint}</span> : null}
      </span>
    </RadixMenu.Item>
  )
}

export interface MenuCheckItemProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  children: ReactNode
}

/** An item to turn on or off. The menu stays open, so that users can change several. */
export function MenuCheckItem({ checked, onCheckedChange, disabled, children }: MenuCheckItemProps) {
  return (
    <RadixMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
      onSelect={(event) => event.preventDefault()}
      className={item()}
    >
      <Mark />
      <span className="min-w-0 flex-1">{children}</span>
    </RadixMenu.CheckboxItem>
  )
}

export interface MenuChoiceProps {
  value: string
  onValueChange: (value: string) => void
  choices: readonly { value: string; label: ReactNode; disabled?: boolean }[]
}

/** Items of which one is selected. */
export function MenuChoice({ value, onValueChange, choices }: MenuChoiceProps) {
  return (
    <RadixMenu.RadioGroup value={value} onValueChange={onValueChange}>
      {choices.map((choice) => (
        <RadixMenu.RadioItem key={choice.value} value={choice.value} disabled={choice.disabled} className={item()}>
          <Mark />
          <span className="min-w-0 flex-1">{choice.label}</span>
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  )
}

/** A heading in a menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className="px-2 py-1 text-xs text-muted">{children}</RadixMenu.Label>
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <RadixMenu.Separator className="my-1 h-px bg-line" />
}

/** Space for the check mark, also reserved for unchecked items, so that labels line up. */
function Mark() {
  return (
    <span className="grid size-4 shrink-0 place-items-center">
      <RadixMenu.ItemIndicator>
        <svg
          aria-hidden="true"
          width="14"
          height="14"
          viewBox="0 0 14 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        >
          <path d="m2.5 7.5 3 3 6-7" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </RadixMenu.ItemIndicator>
    </span>
  )
}
