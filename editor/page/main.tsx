import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/besley';
import '#app/styles/tokens.css';
import '#app/styles/base.css';
import '#app/styles/layout.css';
import '#app/styles/surfaces.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { Editor } from './editor.tsx';

const container = document.getElementById('editor');
if (container) createRoot(container).render(<Editor />);
