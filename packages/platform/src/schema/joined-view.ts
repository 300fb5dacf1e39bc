/** A view over views of several services, which no service's migrations can create. */
export interface JoinedView {
  name: string
  query: string
}

/** Must run before migrations: they can't change what a view depends on. */
export const dropViewScript = ({ name }: JoinedView): string => `drop view if exists ${name};`

/** Creates the view with the rights of its caller, so that row-level security applies to what it joins. */
export const joinedViewScript = (view: JoinedView): string =>
  `${dropViewScript(view)}\ncreate view ${view.name} with (security_invoker = true) as ${view.query};`
