export default function UnusedView() {
  return <p>Nobody asked for this one.</p>
}
