import * as RadixDialog from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import {
  createContext,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { OverlayLayer } from '../embedding/overlay-layer.tsx'
import { type OverlayLayerHandle, RootProvider, useRoot } from '../embedding/root-context.tsx'
import { showModalDialog } from './show-modal-dialog.ts'

export interface DialogProps {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

const CloseContext = createContext<() => void>(() => {})

/**
 * A modal dialog. It is a native `<dialog>`: the focus trap, the inert background and the top layer are the browser's,
 * so they hold in a shadow root and under a strict CSP. Radix does the state and the labels.
 *
 * ```tsx
 * <Dialog open={open} onOpenChange={setOpen}>
 *   <DialogContent title="Delete version" description="It cannot be undone.">…</DialogContent>
 * </Dialog>
 * ```
 */
export function Dialog({ open: controlled, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const [own, setOwn] = useState(defaultOpen)
  const setOpen = useCallback(
    (open: boolean) => {
      setOwn(open)
      onOpenChange?.(open)
    },
    [onOpenChange],
  )
  const close = useCallback(() => setOpen(false), [setOpen])
  return (
    <RadixDialog.Root modal={false} open={controlled ?? own} onOpenChange={setOpen}>
      <CloseContext.Provider value={close}>{children}</CloseContext.Provider>
    </RadixDialog.Root>
  )
}

/** Button that opens the dialog; wraps one child. */
export function DialogTrigger({ children }: { children: ReactNode }) {
  return <RadixDialog.Trigger asChild>{children}</RadixDialog.Trigger>
}

/** Closes the dialog; wraps one child. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>
}

/** Widths of a dialog. `side` is a panel at the end of the page, for details beside a list. */
export type DialogSize = 'small' | 'medium' | 'large' | 'side'

export interface DialogContentProps {
  title: ReactNode
  description?: ReactNode
  size?: DialogSize
  /** Neither Escape nor a click outside closes the dialog. For work that would be lost. */
  persistent?: boolean
  /** Use `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog'
  /** Buttons, kept in view below the scrolling content. */
  footer?: ReactNode
  /** Label of the close button; without one, there is no button. */
  closeLabel?: string
  children?: ReactNode
}

const look = cva(
  'fixed inset-0 max-h-[calc(100%-32px)] max-w-[calc(100%-32px)] animate-appear flex-col overflow-hidden ' +
    'overscroll-contain bg-raised p-0 text-ink shadow-overlay outline-none backdrop:bg-scrim open:flex',
  {
    variants: {
      size: {
        small: 'm-auto w-[440px] rounded-lg',
        medium: 'm-auto w-[640px] rounded-lg',
        large: 'm-auto w-[960px] rounded-lg',
        side: 'my-0 ms-auto me-0 h-full max-h-full w-[560px] rounded-s-lg',
      } satisfies Record<DialogSize, string>,
    },
  },
)

/** Content of the dialog. Its first control gets the focus. */
export function DialogContent({ role = 'dialog', ...props }: DialogContentProps) {
  const { dialogContainer } = useRoot()
  // Without a container the portal would attach to the document's body, outside the widget.
  if (!dialogContainer) return null
  return (
    <RadixDialog.Portal container={dialogContainer}>
      <RadixDialog.Content
        asChild
        role={role}
        // The browser restores the focus, and makes everything outside inert.
        onCloseAutoFocus={preventDefault}
        onInteractOutside={preventDefault}
        onEscapeKeyDown={props.persistent ? preventDefault : undefined}
      >
        <DialogSurface {...props} />
      </RadixDialog.Content>
    </RadixDialog.Portal>
  )
}

/** The native dialog; it is modal while mounted. */
const DialogSurface = forwardRef<HTMLDialogElement, Omit<DialogContentProps, 'role'>>(
  function DialogSurface(props, forwarded) {
    const {
      title,
      description,
      size = 'small',
      persistent = false,
      footer,
      closeLabel,
      children,
      ...radixProps
    } = props
    const root = useRoot()
    const close = useContext(CloseContext)
    const dialog = useRef<HTMLDialogElement>(null)
    const [layer, setLayer] = useState<OverlayLayerHandle | null>(null)
    const inside = useMemo(() => ({ ...root, layer }), [root, layer])
    useImperativeHandle(forwarded, () => dialog.current!, [])
    useLayoutEffect(() => showModalDialog(dialog.current!), [])

    const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
      if (!persistent && event.target === dialog.current && isOutside(event, dialog.current)) close()
    }
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
      <dialog
        {...radixProps}
        ref={dialog}
        onMouseDown={closeOnBackdrop}
        onCancel={(event) => {
          // A field's own cancel event also bubbles up here.
          if (event.target !== dialog.current) return
          event.preventDefault()
          if (!persistent) close()
        }}
        className={look({ size })}
      >
        <RootProvider value={inside}>
          <header className="flex flex-col gap-1 px-5 pt-5 pe-12 pb-3">
            <RadixDialog.Title className="text-lg font-semibold text-balance">{title}</RadixDialog.Title>
            {description ? (
              <RadixDialog.Description className="text-sm text-muted">{description}</RadixDialog.Description>
            ) : null}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
          {footer ? (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
          ) : null}
          {/* Last in tab order, so that the first field gets the focus. */}
          {closeLabel ? <CloseButton label={closeLabel} /> : null}
          <OverlayLayer onChange={setLayer} />
        </RootProvider>
      </dialog>
    )
  },
)

function CloseButton({ label }: { label: string }) {
  return (
    <RadixDialog.Close
      aria-label={label}
      className="absolute end-3 top-4 grid size-8 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink"
    >
      <svg
        aria-hidden="true"
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="m4 4 8 8M12 4l-8 8" strokeLinecap="round" />
      </svg>
    </RadixDialog.Close>
  )
}

function preventDefault(event: { preventDefault(): void }) {
  event.preventDefault()
}

/** A click on the backdrop targets the dialog but lies outside its box. */
function isOutside({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
