/**
 * The CSS of buttons: `.button`, and `.quiet` (outlined, for a secondary action), `.whatsapp` (green, for WhatsApp
 * only) or `.call`. It is in the style of every page, once for all components, and a function, so that no browser
 * script contains it. The transparent border is visible in forced colours.
 */
export function buttonStyle(): string {
  return `
.button{display:inline-flex;align-items:center;justify-content:center;gap:.4em;min-height:var(--touch);padding:var(--space-2) 12px;border:1.5px solid transparent;border-radius:1.5rem;font:600 var(--text-small)/var(--leading) var(--font-text);text-align:center;text-decoration:none;transition:background-color var(--quick)}
.whatsapp{background:var(--whatsapp);color:var(--on-dark)}
.whatsapp:hover{background:var(--whatsapp-deep)}
.quiet{border-color:currentcolor;background:none}
.quiet:hover{background:var(--blush)}
.quiet.whatsapp{color:var(--whatsapp)}
.call{color:var(--accent)}`.replace(/\n/g, '');
}
