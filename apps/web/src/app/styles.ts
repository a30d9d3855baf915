import '@mantine/core/styles.layer.css';
import '@fontsource-variable/inter/index.css';
import '../lib/theme.css';
import './global.css';
